import * as v from 'valibot';
import { blocks, readBlock } from '../embedded-json';
import { composition, type Composition } from './composition';

let composed: Composition | undefined;

export const pageComposition = () =>
  (composed ??= v.parse(composition, readBlock(blocks.composition)));
