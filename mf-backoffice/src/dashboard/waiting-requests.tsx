import { chakra } from '@chakra-ui/react/styled-system';
import type { PendingWork } from '@portal/contract/pending-work';
import { formatNumber } from '@portal/kit/format/money';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { Link } from '@portal/runtime';
import { Inbox } from 'lucide-react';

/** Open contact and privacy requests. Hidden if there are none; the work bar links there too. */
export function WaitingRequests({ work }: { work: PendingWork | undefined }) {
  const total = work ? work.contactRequests + work.privacyRequests : 0;
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
