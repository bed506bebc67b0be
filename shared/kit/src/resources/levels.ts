import { levelFromWire } from '@portal/contract/level';
import { readList } from './read-resource';

export const levelsResource = readList('/api/nivel', levelFromWire);
