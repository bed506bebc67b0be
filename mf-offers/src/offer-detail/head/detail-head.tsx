import { Container } from '@chakra-ui/react/container';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { offerDetailPath } from '@portal/kit/routing/paths';
import { Link, useDocumentHead } from '@portal/runtime';
import { ArrowLeft } from 'lucide-react';
import { useBoardAddress } from '../../offer/board-address';
import { isOpen } from '../../offer/offer-state';
import { headLook } from '../detail-look';
import { Landscape } from './landscape';
import { placeLine } from './place-line';

/** Title and place of the offer above its landscape, with a link back to the list. */
export function DetailHead({ offer, heading }: { offer: Offer; heading: 'h1' | 'h2' }) {
  const places = placeLine(offer);

  return (
    <chakra.header css={headLook} bg={isOpen(offer) ? 'offer.a' : 'soft'}>
      <Landscape isQuiet={!isOpen(offer)} />
      <Container position="relative">
        <BackLink to={useBoardAddress()}>
          <ArrowLeft aria-hidden size={18} />
          Atrás
        </BackLink>
        <chakra.h1 as={heading} tabIndex={-1} css={titleLook}>
          {offer.title}
        </chakra.h1>
        <chakra.p css={placeLook}>
          <strong>{offer.workMode.name}</strong> <span>{places}</span>
        </chakra.p>
        {isOpen(offer) && <Address of={offer} />}
      </Container>
    </chakra.header>
  );
}

/** Printed instead of the button to apply. */
function Address({ of: { id } }: { of: Offer }) {
  const { origin } = useDocumentHead();

  return (
    <chakra.p display="none" marginTop="2" _print={{ display: 'block' }}>
      {`Postula en ${origin}${offerDetailPath(id)}`}
    </chakra.p>
  );
}

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '44px', md: '32px' },
    paddingInlineEnd: '2',
    fontSize: '0.9375rem',
    fontWeight: '600',
    _hover: { textDecoration: 'underline' },
    _print: { display: 'none' },
  },
});

const titleLook: SystemStyleObject = {
  marginTop: { md: '14px' },
  maxWidth: { lg: '900px' },
  outline: 'none',
  textStyle: 'h1',
  fontSize: { base: '1.75rem', md: '2.5rem' },
};

const placeLook: SystemStyleObject = {
  marginTop: { base: '2', md: '10px' },
  fontSize: { base: '1rem', md: '1.125rem' },
  lineHeight: '1.5',
};
