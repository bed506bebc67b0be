/** The site's answers to attackers. */
export type AnswerLog = {
  /** Number of requests by attack and result, which is a status or «cortada». */
  readonly outcomes: Map<string, Map<string, number>>;
  /**
   * Answers that must never occur: a 5xx, an answer outside the OpenAPI document, or English text.
   */
  readonly faults: string[];
};

export const createAnswerLog = (): AnswerLog => ({ outcomes: new Map(), faults: [] });

export function recordAnswer({ outcomes, faults }: AnswerLog, stranger: string, outcome: Outcome) {
  const { ended, fault } = outcome;
  const own = outcomes.get(stranger) ?? new Map<string, number>();
  outcomes.set(stranger, own.set(ended, (own.get(ended) ?? 0) + 1));
  if (fault !== undefined) faults.push(`${stranger}: ${fault}`);
}

export type Outcome = { readonly ended: string; readonly fault?: string | undefined };
