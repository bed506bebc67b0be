import { join } from 'node:path';
import { toolsFolder } from '../applications';

/** What was live when the tools were packed. */
export const storeOfTools = async () => join(toolsFolder, 'releases');
