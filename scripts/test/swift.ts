import { hasSwift, startSwift, swiftPackages, type S3Server } from '../../api/testing/swift-server';
import { installFromDebian } from './install-from-debian';

export const missingSwift = `Sin servidor S3: instala los paquetes de Debian ${swiftPackages.join(', ')}.`;

/** Uses Debian's Swift as S3 server. Returns undefined if it is not available. */
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
