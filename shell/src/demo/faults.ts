/** Holds what a browser wants to see go wrong. Only a site in demo mode reads it. */
export const faultsCookie = 'portal-demo';

export const faultStatuses = [401, 403, 500] as const;

export type Faults = {
  /** Every call waits before it is made. */
  isSlow: boolean;
  /** What every call of the API is answered with. */
  status: (typeof faultStatuses)[number] | undefined;
  /** The remote of which nothing arrives. */
  deadRemote: string | undefined;
};

/** How long a call waits where the network is slow, in milliseconds. */
export const slowMilliseconds = 3000;

const slow = 'lenta';
const without = 'sin-';

/** «lenta.500.sin-mf-offers»; '' when all is as ever. */
export const writeFaults = ({ isSlow, status, deadRemote }: Faults) =>
  [isSlow && slow, status, deadRemote !== undefined && without + deadRemote]
    .filter(Boolean)
    .join('.');

/** What makes no sense counts as not said. */
export function readFaults(text = ''): Faults {
  const words = text.split('.');
  return {
    isSlow: words.includes(slow),
    status: faultStatuses.find((status) => words.includes(String(status))),
    deadRemote: words.find((word) => word.startsWith(without))?.slice(without.length),
  };
}
