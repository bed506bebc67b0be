import type { ApplicationStatus } from '@portal/contract/application-status';
import { DotLine } from './status-dot';
import { StatusMark } from './status-mark';

/** The status of an application: its form and its name. */
export const StatusName = ({ status }: { status: ApplicationStatus }) => (
  <DotLine>
    <StatusMark status={status} />
    <span>{status.name}</span>
  </DotLine>
);
