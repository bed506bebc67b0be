import * as v from 'valibot';
import type { CatalogRecord } from './catalog';
import { languageToWire, languageWire, toLanguage } from './language';
import { questionToWire, questionWire, toQuestion } from './question';
import { skillToWire, skillWire, toSkill } from './skill';
import { toVersion, versionWire } from './version';
import { wireObject } from './wire';

// The master data as staff edit them. Apart, as pages that only name an item need none of this.

export const skillRecordWire = wireObject({ ...skillWire.entries, ...versionWire });

export const skillRecordFromWire = v.pipe(
  skillRecordWire,
  v.transform((wire): CatalogRecord => ({ ...toSkill(wire), ...toVersion(wire) })),
);

export const skillRecordToWire = (record: CatalogRecord) => ({
  ...skillToWire(record),
  version: record.version,
});

export const questionRecordWire = wireObject({ ...questionWire.entries, ...versionWire });

export const questionRecordFromWire = v.pipe(
  questionRecordWire,
  v.transform((wire): CatalogRecord => ({ ...toQuestion(wire), ...toVersion(wire) })),
);

export const questionRecordToWire = (record: CatalogRecord) => ({
  ...questionToWire(record),
  version: record.version,
});

export const languageRecordWire = wireObject({ ...languageWire.entries, ...versionWire });

export const languageRecordFromWire = v.pipe(
  languageRecordWire,
  v.transform((wire): CatalogRecord => ({ ...toLanguage(wire), ...toVersion(wire) })),
);

export const languageRecordToWire = (record: CatalogRecord) => ({
  ...languageToWire(record),
  version: record.version,
});
