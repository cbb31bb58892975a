/** The inside of a worker thread: one task comes in, its answer goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import { answer, type Order, type Task } from './task.js';

const order = workerData as Order;

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answer(order, task), []));
