import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { isOpen } from '../../offer/offer-state';
import type { PublishCheck } from './publish-checks';

type MissingPanelProps = { offer: Offer; checks: readonly PublishCheck[] };

/** Missing parts of an offer, with links to them. None of them blocks publishing. */
export function MissingPanel({ offer, checks }: MissingPanelProps) {
  const open = checks.filter(({ isDone }) => !isDone);
  const done = checks.filter(({ isDone }) => isDone);

  return (
    <chakra.section
      aria-labelledby="titulo-falta"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      padding={{ base: '4', md: '5' }}
      borderWidth="1px"
      borderColor={open.length > 0 ? 'warning' : 'success'}
      borderRadius="lg"
    >
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="2">
        <chakra.h2 id="titulo-falta" textStyle="h4">
          {isOpen(offer) ? 'Lo que le falta' : 'Lo que falta para publicar'}
        </chakra.h2>
        <chakra.p textStyle="sm" fontWeight="600">
          {`${done.length} de ${checks.length}`}
        </chakra.p>
      </chakra.div>
      <OpenChecks checks={open} />
      <DoneChecks checks={done} />
      <chakra.p color="ink.muted" textStyle="sm">
        {isOpen(offer)
          ? 'Ya está publicada: nada de esto es obligatorio.'
          : 'Puedes publicar igual: nada de esto es obligatorio.'}
      </chakra.p>
    </chakra.section>
  );
}

type Checks = Pick<MissingPanelProps, 'checks'>;

function OpenChecks({ checks }: Checks) {
  if (checks.length === 0) return undefined;

  return (
    <chakra.ul aria-label="Falta" display="grid" gap="3">
      {checks.map(({ label, task, reason, anchor }) => (
        <chakra.li key={label} display="grid" gridTemplateColumns="18px minmax(0, 1fr)" gap="2">
          <chakra.span color="warning" paddingTop="1">
            <CircleDashed aria-hidden size={18} />
          </chakra.span>
          <div>
            <chakra.a
              href={`#${anchor}`}
              color="primary"
              textDecoration="underline"
              fontWeight="600"
            >
              {task}
            </chakra.a>
            <chakra.p color="ink.muted" textStyle="sm">
              {reason}
            </chakra.p>
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

function DoneChecks({ checks }: Checks) {
  if (checks.length === 0) return undefined;

  return (
    <chakra.ul aria-label="Listo" display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
      {checks.map(({ label }) => (
        <chakra.li
          key={label}
          display="flex"
          alignItems="center"
          gap="1"
          color="success"
          textStyle="sm"
        >
          <CircleCheck aria-hidden size={14} />
          <span>{label}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
