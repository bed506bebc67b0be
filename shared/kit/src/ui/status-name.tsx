import type { ApplicationStatus } from '@portal/contract/application-status';
import { DotLine } from './status-dot';
import { StatusMark } from './status-mark';

/** Symbol and name of a job application's status. */
export const StatusName = ({ status }: { status: ApplicationStatus }) => (
  <DotLine>
    <StatusMark status={status} />
    <span>{status.name}</span>
  </DotLine>
);
