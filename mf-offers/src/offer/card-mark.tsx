import { chakra } from '@chakra-ui/react/styled-system';
import { applicationPath } from '@portal/kit/routing/paths';
import { Link } from '@portal/runtime';
import { Check, ChevronRight } from 'lucide-react';
import { ReceiptButton } from '../receipt/receipt-button';
import type { Mark } from './offer-marks';

type CardMarkProps = {
  mark: Mark | undefined;
  offerId: number;
  /** Called after the visitor changed the marks here. */
  onChanged: () => void;
};

/**
 * State of an offer on this device, in reserved space on the card's last line, so that nothing
 * moves when it appears late. Links to the receipt or the draft.
 */
export function CardMark({ mark, offerId, onChanged }: CardMarkProps) {
  if (!mark) return undefined;
  if (mark === 'new') return <chakra.span css={chip}>Nueva</chakra.span>;
  if (mark === 'draft') {
    return (
      <ChipLink to={applicationPath(offerId)} color="warning">
        <span>Borrador sin enviar</span>
        <Way text="Continuar" />
      </ChipLink>
    );
  }
  return (
    <ReceiptButton offerId={offerId} onDeleted={onChanged} variant="ghost" css={appliedLook}>
      <Check aria-hidden size={14} />
      <span>Ya postulaste</span>
      <Way text="Ver comprobante" />
    </ReceiptButton>
  );
}

/** Text of the link; on a phone an arrow replaces it. */
function Way({ text }: { text: string }) {
  return (
    <>
      <chakra.span css={wayLook}>{text}</chakra.span>
      <chakra.span hideFrom="md" aria-hidden marginInlineStart="-1">
        <ChevronRight size={14} />
      </chakra.span>
    </>
  );
}

const wayLook = {
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  mdDown: { srOnly: true },
} as const;

const chip = {
  position: 'relative',
  zIndex: '1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  flexShrink: '0',
  minHeight: '24px',
  paddingInline: '2',
  paddingBlock: '0',
  bg: 'surface',
  color: 'primary.dark',
  borderRadius: '6px',
  fontSize: '13px',
  fontWeight: '600',
  lineHeight: '1.2',
  whiteSpace: 'nowrap',
  animation: 'fade-in 200ms ease-out',
  _print: { display: 'none' },
} as const;

const appliedLook = { ...chip, color: 'success' } as const;

const ChipLink = chakra(Link, { base: chip });
