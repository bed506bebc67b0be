import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020';

export function createSchemaValidator() {
  const ajv = new Ajv2020({ strict: false, formats: { binary: true, 'idn-email': true } });
  addFormats.default(ajv, ['date', 'date-time']);
  return ajv;
}
