import { join } from 'node:path';
import { toolsFolder } from '../applications';

/** The releases that were live when the tools were packed. */
export const storeOfTools = async () => join(toolsFolder, 'releases');
