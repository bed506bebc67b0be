/** What strangers were answered. */
export type Reception = {
  /** By kind of stranger: how many requests, and how they ended (a status, or «cortada»). */
  readonly outcomes: Map<string, Map<string, number>>;
  /** Answers that nobody may get: a 5xx, something outside the document, English. */
  readonly faults: string[];
};

export const createReception = (): Reception => ({ outcomes: new Map(), faults: [] });

export function receive({ outcomes, faults }: Reception, stranger: string, outcome: Outcome) {
  const { ended, fault } = outcome;
  const own = outcomes.get(stranger) ?? new Map<string, number>();
  outcomes.set(stranger, own.set(ended, (own.get(ended) ?? 0) + 1));
  if (fault !== undefined) faults.push(`${stranger}: ${fault}`);
}

export type Outcome = { readonly ended: string; readonly fault?: string | undefined };
