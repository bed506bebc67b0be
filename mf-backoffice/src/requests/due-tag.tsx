import { chakra } from '@chakra-ui/react/styled-system';
import type { RequestSummary } from '@portal/contract/staff-request';
import { Tag } from '../page-parts/tag';
import { requestStatus, stateLabels } from './due';

export function DueTag({ request }: { request: RequestSummary }) {
  const { text, look } = requestStatus(request);

  return (
    <Tag {...looks[look]}>
      {!request.answeredAt && <chakra.span srOnly>{`${stateLabels.pending}. `}</chakra.span>}
      <span>{text}</span>
    </Tag>
  );
}

const looks = {
  danger: { bg: 'danger.tint', color: 'danger.dark' },
  warning: { bg: 'warning.tint', color: 'warning' },
  quiet: {},
  success: { bg: 'success.tint', color: 'ink' },
};
