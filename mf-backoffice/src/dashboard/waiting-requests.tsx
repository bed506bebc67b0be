import { chakra } from '@chakra-ui/react/styled-system';
import { formatNumber } from '@portal/kit/format/money';
import { useResource } from '@portal/kit/query/use-resource';
import { pendingWorkResource } from '@portal/kit/resources/pending-work';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { Link } from '@portal/runtime';
import { Inbox } from 'lucide-react';

/** Somebody outside waits for these; as long as nobody does, the bar of places leads there. */
export function WaitingRequests() {
  const { data } = useResource(pendingWorkResource);
  const total = data ? data.contactRequests + data.privacyRequests : 0;
  if (total === 0) return undefined;

  return (
    <Line to={staffPaths.requests}>
      <Inbox aria-hidden size={20} />
      <span>
        {total === 1
          ? '1 solicitud espera respuesta'
          : `${formatNumber(total)} solicitudes esperan respuesta`}
      </span>
    </Line>
  );
}

const Line = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    marginTop: '4',
    paddingInline: '4',
    bg: 'accent.tint',
    color: 'accent.dark',
    borderRadius: 'md',
    fontWeight: '600',
    _hover: { textDecoration: 'underline' },
  },
});
