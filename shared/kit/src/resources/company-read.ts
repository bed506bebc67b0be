import { companyPath, homeTextsPath, workTextsPath } from '@portal/contract/company-paths';
import {
  homeTextsFromWire,
  identityFromWire,
  workTextsFromWire,
} from '@portal/contract/company-reads';
import { readResource } from '../calls/read-resource';

/**
 * Resource of the company's name, contact data and social networks, `GET /api/empresa`. Public.
 * Pages use `companyResource`, which loads this module on demand.
 */
export const identity = readResource(companyPath, identityFromWire);

/**
 * Resource of the home page's texts, `GET /api/empresa/inicio`. Public. Pages use
 * `homeTextsResource`.
 */
export const homeTexts = readResource(homeTextsPath, homeTextsFromWire);

/**
 * Resource of the texts and links of «Trabaja con nosotros», `GET /api/empresa/trabajo`. Public.
 * Pages use `workTextsResource`.
 */
export const workTexts = readResource(workTextsPath, workTextsFromWire);
