import { applicationAnswersFromWire, applicationAnswersPath } from '@portal/contract/given-answer';
import { readResource, withMeaning } from '../calls/read-resource';
import { errorStatus } from '../failures/error-message';

/** All answers of an application, also to questions that its offer has no more; servers other than ours tell none. */
export const applicationAnswersResource = (applicationId: number) =>
  withMeaning(
    readResource(applicationAnswersPath(applicationId), applicationAnswersFromWire),
    [],
    (error) => errorStatus(error) === 404,
  );
