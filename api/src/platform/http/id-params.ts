import { wireIdText } from '@portal/contract/request';
import * as v from 'valibot';

/** The id at the end of a path. */
export const idParams = v.object({ id: wireIdText });
