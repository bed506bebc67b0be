// Loaded before everything else in a process and its threads: see movable-clock.ts. Plain
// JavaScript, because NODE_OPTIONS loads it before tsx.
import { readFileSync } from 'node:fs';

const ActualDate = Date;
const actualNow = Date.now;
const now = () => actualNow() + Number(readFileSync(process.env.MOVED_CLOCK, 'utf8'));

ActualDate.now = now;
globalThis.Date = new Proxy(ActualDate, {
  apply: () => new ActualDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
ActualDate.prototype.constructor = globalThis.Date;
