import { hasSwift, startSwift, swiftPackages, type S3Server } from '../../api/testing/swift-server';
import { installFromDebian } from './install-from-debian';

export const missingSwift = `Sin servidor S3: instala los paquetes de Debian ${swiftPackages.join(', ')}.`;

/** Runs something on a real S3 server, Debian's Swift; undefined when it cannot be had. */
export async function withSwift<Result>(
  run: (environment: S3Server['environment']) => Promise<Result>,
): Promise<Result | undefined> {
  if (!hasSwift()) installFromDebian(swiftPackages);
  if (!hasSwift()) return undefined;
  const server = await startSwift();
  try {
    return await run(server.environment);
  } finally {
    await server.stop();
  }
}
