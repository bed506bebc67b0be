import { StatusDot } from '@portal/kit/ui/status-dot';
import { stateLabels } from './request-states';

/** Whether somebody has dealt with a request. */
export function RequestState({ answeredAt }: { answeredAt: string | undefined }) {
  return answeredAt === undefined ? (
    <StatusDot color="warning" text={stateLabels.pending} />
  ) : (
    <StatusDot color="success" text={stateLabels.answered} />
  );
}
