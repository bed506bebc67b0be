import { chakra } from '@chakra-ui/react/styled-system';
import type { Duplicate, DuplicateReason, PossiblePerson } from '@portal/contract/duplicates';
import { dateAndTime } from '@portal/kit/format/dates';
import { dismissDuplicate } from '@portal/kit/resources/duplicates';
import { candidateDataPath } from '@portal/kit/routing/staff-paths';
import { ActionButton } from '@portal/kit/ui/action-button';
import { Button } from '@portal/kit/ui/button';
import { EmailText } from '@portal/kit/ui/email-text';
import { showNotice } from '@portal/runtime';
import { Merge, UserX } from 'lucide-react';
import { Facts } from '../page-parts/facts';
import { TextLink } from '../page-parts/text-link';
import { sentBy } from './sent-by';

const reasons: Record<DuplicateReason, string> = {
  email: 'Correo casi igual',
  name: 'Mismo nombre',
};

type DuplicatePairProps = {
  pair: Duplicate;
  onMerge: () => void;
  onDone: (text: string) => void;
};

/** Two applicants side by side, with the buttons to merge them or to keep them apart. */
export function DuplicatePair({ pair, onMerge, onDone }: DuplicatePairProps) {
  const { one, other, reason } = pair;
  const both = `${one.email} y ${other.email}`;

  async function dismiss() {
    const text = await dismissDuplicate({ ids: [one.id, other.id] });
    onDone(text);
    showNotice({ kind: 'success', text });
  }

  return (
    <>
      <chakra.p fontWeight="600" marginBottom="3">
        {reasons[reason]}
      </chakra.p>
      <Sides>
        <Person person={one} />
        <Person person={other} />
      </Sides>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="2">
        <Button aria-haspopup="dialog" aria-label={`Unir ${both}`} onClick={onMerge}>
          <Merge aria-hidden size={18} />
          Unir
        </Button>
        <ActionButton
          variant="outline"
          icon={UserX}
          aria-label={`No es la misma persona: ${both}`}
          failure={{ title: 'No se pudo anotar' }}
          action={dismiss}
        >
          No es la misma persona
        </ActionButton>
      </chakra.div>
    </>
  );
}

function Person({ person }: { person: PossiblePerson }) {
  return (
    <chakra.div minWidth="0">
      <TextLink to={candidateDataPath(person.id)} color="primary" fontWeight="600">
        {person.name}
      </TextLink>
      <Facts marginTop="2">
        <dt>Correo</dt>
        <dd>
          <EmailText email={person.email} />
        </dd>
        <dt>Fecha de registro</dt>
        <dd>{dateAndTime(person.createdAt)}</dd>
        <dt>Envió</dt>
        <dd>{sentBy([person])}</dd>
      </Facts>
    </chakra.div>
  );
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
