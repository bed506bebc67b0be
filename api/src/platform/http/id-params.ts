import { wireIdText } from '@portal/contract/request';
import * as v from 'valibot';

export const idParams = v.object({ id: wireIdText });
