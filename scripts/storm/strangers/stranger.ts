import { setTimeout as wait } from 'node:timers/promises';
import { recordAnswer, type Outcome, type AnswerLog } from '../answer-log';

/** The environment of every attack. */
export type AttackContext = {
  readonly address: string;
  readonly port: number;
  /** Rate limit of all attacks together. */
  readonly pace: () => Promise<void>;
  readonly answerLog: AnswerLog;
  /** Aborted when the storm is over. */
  readonly over: AbortSignal;
};

/** Limits all attacks together. */
export function createPace(perSecond: number, over: AbortSignal) {
  let next = performance.now();
  return async () => {
    const turn = Math.max(next, performance.now());
    next = turn + 1000 / perSecond;
    await until(turn, over);
  };
}

/** Runs until the storm is over. */
export type AttackRunner = (streets: AttackContext) => Promise<unknown>;

/** Maximum number of requests under way for one attack. */
const maxOnTheWay = 100;

type Attack = {
  readonly name: string;
  readonly perSecond: number;
  /** Sends one request. `number` is its index. */
  readonly act: (streets: AttackContext, number: number) => Promise<Outcome>;
};

/** Sends requests at a fixed rate until the storm is over, without waiting for answers. */
export const steadily =
  ({ name, perSecond, act }: Attack): AttackRunner =>
  async (streets) => {
    const { pace, answerLog, over } = streets;
    const onTheWay = new Set<Promise<void>>();
    const startedAt = performance.now();
    for (let number = 0; !over.aborted; number += 1) {
      await until(startedAt + (number * 1000) / perSecond, over);
      await pace();
      if (over.aborted) break;
      const acting = act(streets, number)
        .catch((): Outcome => ({ ended: 'cortada' }))
        .then((outcome) => recordAnswer(answerLog, name, outcome))
        .finally(() => onTheWay.delete(acting));
      onTheWay.add(acting);
      if (onTheWay.size >= maxOnTheWay) await Promise.race(onTheWay);
    }
    await Promise.all(onTheWay);
  };

/** Resolves at this time, or when the storm is over. */
const until = (moment: number, signal: AbortSignal) =>
  wait(moment - performance.now(), undefined, { signal }).catch(() => undefined);

/** Classifies an answer. Any status is accepted except server errors. */
export function outcomeOf(status: number, body: string): Outcome {
  const ended = String(status);
  return status >= 500 ? { ended, fault: `${status} ${body.slice(0, 200)}` } : { ended };
}

export async function readOutcome(answer: Response): Promise<Outcome> {
  return outcomeOf(answer.status, await answer.text());
}
