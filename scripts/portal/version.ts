import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { toolsFolder } from '../applications';

const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

export const versionOfTools = () =>
  v.parse(packageFile, readFileSync(join(toolsFolder, 'package.json'), 'utf8')).version;
