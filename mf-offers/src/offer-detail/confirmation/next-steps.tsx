import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { publicStateTexts } from '@portal/contract/public-state';
import { dayAndMonth } from '@portal/kit/format/dates';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { reviewDay, sentDay } from '../../receipt/review-day';
import { typedAddress } from '../../receipt/typed-address';
import type { SentState } from './use-sent-application';

export const NextSteps = ({ sent: { receipt, isKept } }: { sent: SentState }) => (
  <section>
    <chakra.h2 textStyle="h3" fontSize="1.5rem" marginBottom="5">
      Qué pasa ahora
    </chakra.h2>
    <ol>
      <Step name={publicStateTexts.received} time={receipt && sentDay(receipt.sentAt)} isDone>
        <span>Ya la tiene el equipo de Selección.</span>
        {isKept && <span> Su código quedó en este dispositivo.</span>}
      </Step>
      <Step
        name={publicStateTexts.review}
        time={receipt && `Antes del ${dayAndMonth(reviewDay(receipt.sentAt))}`}
      >
        Una persona de Selección lee tu CV y tus respuestas.
      </Step>
      <Step name="Te contamos" time="Al cerrar la oferta, o antes">
        {`Si avanzas te escribimos${receipt?.content ? ` a ${typedAddress(receipt.content.email)}` : ''}. Si no, lo verás en Mis postulaciones.`}
      </Step>
    </ol>
  </section>
);

type StepProps = {
  name: string;
  time: string | undefined;
  isDone?: boolean;
  children: ReactNode;
};

const Step = ({ name, time, isDone = false, children }: StepProps) => (
  <chakra.li css={stepLook}>
    <chakra.span aria-hidden css={isDone ? { ...archLook, ...doneLook } : archLook}>
      {isDone && <Check size={16} />}
    </chakra.span>
    <chakra.div minWidth="0">
      <chakra.b fontSize="1.0625rem" marginInlineEnd="1.5">
        {name}
      </chakra.b>{' '}
      <chakra.span textStyle="sm" color="ink.muted">
        {time}
      </chakra.span>
      <chakra.p fontSize="0.9375rem">{children}</chakra.p>
    </chakra.div>
  </chakra.li>
);

// Line from each arch to the next.
const stepLook: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  gap: '4',
  paddingBottom: '22px',
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '15px',
    top: '36px',
    bottom: '0',
    borderLeftWidth: '2px',
    borderColor: 'primary.line',
  },
};

const archLook: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  position: 'relative',
  width: '32px',
  height: '36px',
  bg: 'surface',
  color: 'white',
  borderWidth: '2px',
  borderColor: 'primary.line',
  borderRadius: '16px 16px 4px 4px',
};

const doneLook: SystemStyleObject = { bg: 'success', borderColor: 'success' };
