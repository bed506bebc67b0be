import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { dateAndTime } from '@portal/kit/format/dates';
import { paths } from '@portal/kit/routing/paths';
import { Button } from '@portal/kit/ui/button';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Check, Copy } from 'lucide-react';
import { copyText } from '../../receipt/copy-text';
import { ReceiptButton } from '../../receipt/receipt-button';
import { curriculumFact } from '../../receipt/receipt-facts';
import { TicketScene } from './ticket-scene';
import type { SentState } from './use-sent-application';

type TicketProps = { offer: Offer; sent: SentState };

/** The server's message, the application's code and links. */
export const Ticket = ({ offer, sent: { receipt, message, isKept } }: TicketProps) => (
  <chakra.article css={ticketLook}>
    <TicketScene />
    <chakra.div css={bodyLook}>
      <chakra.p display="flex" alignItems="center" gap="2" color="success" fontWeight="600">
        <Check aria-hidden size={18} />
        Postulación enviada
      </chakra.p>
      <chakra.h1 tabIndex={-1} css={titleLook}>
        {message}
      </chakra.h1>
      {receipt?.code && <Code code={receipt.code} />}
      <chakra.dl css={factsLook}>
        <Fact label="Oferta" value={receipt?.offerTitle ?? offer.title} />
        {receipt && <Fact label="Enviada" value={dateAndTime(receipt.sentAt)} />}
        {receipt?.content &&
          curriculumFact(receipt.content).map((fact) => <Fact key={fact.label} {...fact} />)}
      </chakra.dl>
      <chakra.div css={waysLook}>
        <LinkButton to={paths.ownApplications} variant="accent">
          Mis postulaciones
        </LinkButton>
        {isKept && (
          <ReceiptButton offerId={offer.id} variant="outline" onDeleted={() => undefined} />
        )}
      </chakra.div>
      {isKept === false && (
        <chakra.p marginTop="4" textStyle="sm" color="ink.muted" _print={{ display: 'none' }}>
          Este dispositivo no guarda tu comprobante. Anota el código: con él y tu correo encuentras
          tu postulación en Mis postulaciones.
        </chakra.p>
      )}
    </chakra.div>
  </chakra.article>
);

const Code = ({ code }: { code: string }) => (
  <chakra.div css={codeLook}>
    <chakra.div minWidth="0">
      <chakra.div textStyle="sm" color="ink.muted">
        Código de tu postulación
      </chakra.div>
      <chakra.b
        fontSize={{ base: '1.375rem', md: '1.625rem' }}
        lineHeight="1.2"
        letterSpacing="0.02em"
        fontVariantNumeric="tabular-nums"
      >
        {code}
      </chakra.b>
    </chakra.div>
    <Button
      variant="outline"
      size="sm"
      aria-label="Copiar el código"
      _print={{ display: 'none' }}
      onClick={() => void copyText(code, codeTexts)}
    >
      <Copy aria-hidden size={16} />
      Copiar
    </Button>
  </chakra.div>
);

const codeTexts = {
  done: 'Copiamos el código.',
  failed: 'No pudimos copiar el código. Puedes seleccionarlo.',
};

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

// As wide as the window on a phone.
const ticketLook: SystemStyleObject = {
  marginInline: { base: '-4', md: '0' },
  bg: 'surface',
  borderWidth: { md: '1px' },
  borderRadius: { md: 'lg' },
  boxShadow: { md: 'md' },
  overflow: 'hidden',
};

const bodyLook: SystemStyleObject = {
  paddingTop: { base: '5', md: '28px' },
  paddingInline: { base: '4', md: '36px' },
  paddingBottom: { base: '2', md: '36px' },
};

const titleLook: SystemStyleObject = {
  marginTop: '1.5',
  marginBottom: { base: '4', md: '22px' },
  outline: 'none',
  textStyle: 'h1',
  fontSize: { base: '1.625rem', md: '2.125rem' },
  textWrap: 'balance',
};

const codeLook: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  paddingBlock: { base: '3', md: '14px' },
  paddingInline: { base: '14px', md: '18px' },
  bg: 'soft',
  border: '1px dashed',
  borderColor: 'line.strong',
  borderRadius: 'md',
};

const factsLook: SystemStyleObject = {
  display: 'grid',
  gap: '10px',
  marginTop: '18px',
  marginBottom: '6',
  fontSize: '0.9375rem',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: '92px minmax(0, 1fr)', md: '110px minmax(0, 1fr)' },
    columnGap: '3',
  },
  '& dt': { color: 'ink.muted' },
  '& dd': { fontWeight: '600' },
};

const waysLook: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > a, & > button': { flex: { base: '1 1 100%', md: '0 1 auto' } },
  _print: { display: 'none' },
};
