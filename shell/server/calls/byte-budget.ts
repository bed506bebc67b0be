type Limits = { readonly mostBytes: number; readonly mostOfSubject: number };

export type ByteShare = ReturnType<ReturnType<typeof createByteBudget>['open']>;

/** Counts bytes in memory, in total and per client. */
export function createByteBudget({ mostBytes, mostOfSubject }: Limits) {
  const bytesOf = new Map<string, number>();
  let all = 0;

  function add(subject: string, bytes: number) {
    const sum = (bytesOf.get(subject) ?? 0) + bytes;
    all += bytes;
    if (sum > 0) bytesOf.set(subject, sum);
    else bytesOf.delete(subject);
  }

  /** Opens the share of one body. It grows while the body arrives and must be closed. */
  function open(subject: string) {
    let own = 0;
    const resize = (bytes: number) => {
      add(subject, bytes - own);
      own = bytes;
    };
    return {
      /** Resizes the share; true if all limits are kept. */
      holds: (bytes: number) => {
        resize(bytes);
        return all <= mostBytes && (bytesOf.get(subject) ?? 0) <= mostOfSubject;
      },
      close: () => resize(0),
    };
  }

  return { open };
}
