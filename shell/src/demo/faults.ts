/** Cookie with the faults of this browser. Only a site in demo mode reads it. */
export const faultsCookie = 'portal-demo';

export const faultStatuses = [401, 403, 500] as const;

export type Faults = {
  /** True if each request is delayed. */
  isSlow: boolean;
  /** Status of each API response. */
  status: (typeof faultStatuses)[number] | undefined;
  /** Name of the remote that fails to load. */
  deadRemote: string | undefined;
};

/** Delay of a request on a slow network, in milliseconds. */
export const slowMilliseconds = 3000;

const slow = 'lenta';
const without = 'sin-';

/** Formats «lenta.500.sin-mf-offers»; '' without faults. */
export const writeFaults = ({ isSlow, status, deadRemote }: Faults) =>
  [isSlow && slow, status, deadRemote !== undefined && without + deadRemote]
    .filter(Boolean)
    .join('.');

/** Ignores invalid parts. */
export function readFaults(text = ''): Faults {
  const words = text.split('.');
  return {
    isSlow: words.includes(slow),
    status: faultStatuses.find((status) => words.includes(String(status))),
    deadRemote: words.find((word) => word.startsWith(without))?.slice(without.length),
  };
}
