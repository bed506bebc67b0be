import type { CDPSession } from '@playwright/test';

/** A slow phone on slow 4G, on which the project's figures are measured. */
export const slowPhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  locale: 'es-CL',
} as const;

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const processorSlowdown = 4;

export async function slowDown(session: CDPSession) {
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}
