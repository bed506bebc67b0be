import { Container } from '@chakra-ui/react/container';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { companyCountries } from '@portal/contract/company';
import { mailLink } from '@portal/contract/mail-link';
import { useCompany } from '@portal/kit/company/use-company';
import { paths } from '@portal/kit/routing/paths';
import { Link } from '@portal/runtime';
import { useId } from 'react';
import { Arches } from '../../art/arches';
import { useOpenSearch } from '../../quick-search/search-place';
import { Brand } from '../header/brand';
import { barAtEnd } from './phone-bar';

const linkStyles: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: 'rgba(255, 255, 255, 0.4)',
  textUnderlineOffset: '4px',
  _hover: { textDecorationColor: 'currentColor' },
  _focusVisible: { outlineColor: 'white' },
};

const FooterLink = chakra(Link, { base: linkStyles });
const FooterAnchor = chakra('a', { base: linkStyles });
const FooterButton = chakra('button', { base: linkStyles });

/** Columns by width (S9.14, reading A13). */
const countryColumns = {
  base: '1fr',
  sm: 'repeat(2, 1fr)',
  md: 'repeat(3, 1fr)',
  lg: 'repeat(4, 1fr)',
};

/** Space for the social bar at a phone's lower edge. */
const footerStyles: SystemStyleObject = {
  bg: 'ink',
  color: 'white',
  paddingTop: { base: '8', md: '10' },
  paddingBottom: 'var(--phone-bar)',
  ...barAtEnd({ paddingBottom: '0' }),
};

export function Footer() {
  const openSearch = useOpenSearch();
  const { claim, email } = useCompany();

  return (
    <chakra.footer css={footerStyles}>
      <Container>
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          justifyContent="space-between"
          gap="8"
        >
          <div>
            <Brand size={36} />
            <chakra.p marginTop="3" color="line">
              {claim}
            </chakra.p>
          </div>
          <chakra.ul md={{ textAlign: 'end' }}>
            <li>
              <FooterLink to={paths.ownApplications}>Mis postulaciones</FooterLink>
            </li>
            <li>
              <FooterAnchor href={mailLink(email)}>{email}</FooterAnchor>
            </li>
            <li>
              <FooterLink to={paths.privacy}>Privacidad y datos personales</FooterLink>
            </li>
            <li>
              <FooterButton type="button" aria-keyshortcuts="Control+K" onClick={openSearch}>
                Buscar en el sitio
              </FooterButton>
            </li>
          </chakra.ul>
        </chakra.div>
        <Countries />
      </Container>
      <Arches scale={0.5} marginTop="8" color="white" opacity="0.35" />
    </chakra.footer>
  );
}

function Countries() {
  const headingId = useId();

  return (
    <chakra.div marginTop="6" paddingTop="5" borderTop="1px solid rgba(255, 255, 255, 0.16)">
      <chakra.h2 id={headingId} fontSize="0.875rem" fontWeight="600" color="line">
        Países
      </chakra.h2>
      <chakra.ul
        aria-labelledby={headingId}
        display="grid"
        gridTemplateColumns={countryColumns}
        gap="4px 24px"
        marginTop="2"
      >
        {companyCountries.map((country) => (
          <li key={country}>{country}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
