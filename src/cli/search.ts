/** What `solve` and `odds` tell the solver. */
import type { Settings } from '../engine/index.js';
import { readCount, type Arguments } from './arguments.js';
import type { Order } from './task.js';

const MEGABYTE = 2 ** 20;

export function readOrder(args: Arguments, { rules }: Settings): Order {
  const positions = readCount(args, 'positions');
  const memory = readCount(args, 'memory');
  return {
    rules,
    options: {
      ...(positions === null ? {} : { positions }),
      ...(memory === null ? {} : { memory: memory * MEGABYTE }),
      shortest: args.texts.has('shortest'),
    },
  };
}
