import { join } from 'node:path';
import type { OpenDatabase } from '../src/platform/database/database';
import { connectToThread } from '../src/platform/database/connections';
import { seededTemplate } from './seeded-directory';

/** Opens an embedded database with the demo, for a test without files. */
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
