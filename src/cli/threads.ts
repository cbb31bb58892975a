/** Worker threads, one for each core, which share out the tasks among themselves. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Pool } from './io.js';
import type { Order, Task } from './task.js';

interface Job {
  readonly task: Task;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts no thread before there is a task for it. */
export function openThreads(script: URL, order: Order, wanted: number | null): Pool {
  const size = wanted ?? availableParallelism();
  const threads: Worker[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();
  const waiting: Job[] = [];

  const give = (thread: Worker): void => {
    const job = waiting.shift();
    if (job) {
      busy.set(thread, job);
      thread.postMessage(job.task, []);
    } else {
      idle.push(thread);
    }
  };

  const start = (): Worker => {
    const thread = new Worker(script, { workerData: order });
    thread.on('message', (answer: unknown) => {
      busy.get(thread)?.resolve(answer);
      busy.delete(thread);
      give(thread);
    });
    // A thread that dies, say for want of memory, takes its task with it, and so the command.
    thread.on('error', (error) => {
      busy.get(thread)?.reject(error);
    });
    threads.push(thread);
    return thread;
  };

  return {
    size,
    run: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, resolve: resolve as Job['resolve'], reject });
        const thread = idle.pop() ?? (threads.length < size ? start() : undefined);
        if (thread) give(thread);
      }),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.terminate()));
    },
  };
}
