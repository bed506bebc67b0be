import { join } from 'node:path';
import type { OpenDatabase } from '../src/platform/database/database';
import { connectToThread } from '../src/platform/database/connections';
import { seededTemplate } from './seeded-directory';

/** The embedded database with the demo in it, for a test that does not look at its files. */
export async function openInMemory(): Promise<OpenDatabase> {
  const port = openCopy(join(await seededTemplate(), 'database'));
  const connections = await connectToThread({ current: async () => port });
  return {
    ...connections,
    isEmbedded: true,
    async close() {
      await connections.close();
      port.close();
    },
  };
}
