import { applicationAnswersFromWire, applicationAnswersPath } from '@portal/contract/given-answer';
import { readResource, withMeaning } from '../calls/read-resource';
import { errorStatus } from '../failures/error-message';

/**
 * All answers of a job application, also to questions that the offer no longer has. Empty from
 * servers other than ours.
 */
export const applicationAnswersResource = (applicationId: number) =>
  withMeaning(
    readResource(applicationAnswersPath(applicationId), applicationAnswersFromWire),
    [],
    (error) => errorStatus(error) === 404,
  );
