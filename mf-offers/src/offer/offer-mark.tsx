import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { applicationPath } from '@portal/kit/routing/paths';
import { Link } from '@portal/runtime';
import type { Mark } from './offer-marks';
import { ReceiptButton } from '../receipt/receipt-button';

type OfferMarkProps = {
  mark: Mark | undefined;
  offer: Offer;
  /** What the visitor did here has changed the marks. */
  onChanged: () => void;
};

/**
 * What this device knows of an offer, on the upper edge of its card: there it takes no room, so
 * that nothing moves when it appears after the page.
 */
export function OfferMark({ mark, offer, onChanged }: OfferMarkProps) {
  if (!mark) return undefined;

  return (
    <Tag data-mark={mark}>
      {texts[mark]}
      {mark === 'draft' && <TagLink to={applicationPath(offer.id)}>Continuar</TagLink>}
      {mark === 'applied' && (
        <ReceiptButton offerId={offer.id} onDeleted={onChanged} variant="ghost" css={actionLook} />
      )}
    </Tag>
  );
}

const texts: Record<Mark, string> = {
  applied: 'Ya postulaste',
  draft: 'Borrador pendiente',
  new: 'Nueva',
};

const Tag = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    left: { base: '4', md: '6' },
    transform: 'translateY(-50%)',
    display: 'flex',
    alignItems: 'center',
    height: '28px',
    paddingInline: '3',
    overflow: 'hidden',
    bg: 'ink',
    color: 'white',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    borderRadius: 'full',
    boxShadow: 'sm',
    animation: 'fade-in 200ms ease-out',
    '&[data-mark=applied]': { bg: 'success' },
    '&[data-mark=draft]': { bg: 'warning' },
    _print: { display: 'none' },
  },
});

const actionLook = {
  height: '28px',
  minHeight: '0',
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: '2',
  marginInlineEnd: '-3',
  paddingBlock: '0',
  paddingInline: '3',
  borderRadius: '0',
  bg: 'rgba(0, 0, 0, 0.2)',
  color: 'white',
  fontSize: '13px',
  fontWeight: '600',
  textDecoration: 'underline',
  _hover: { bg: 'rgba(0, 0, 0, 0.4)' },
  _focusVisible: { outlineColor: 'white', outlineOffset: '-3px' },
};

const TagLink = chakra(Link, { base: actionLook });
