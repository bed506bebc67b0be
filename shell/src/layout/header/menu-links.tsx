import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import type { ReactNode } from 'react';
import { MenuLink } from './menu-link';

/** In the order of the specification (§2), with the labels of reading A33. */
const links: readonly { path: string; label: ReactNode }[] = [
  { path: paths.home, label: 'Inicio' },
  { path: paths.about, label: 'Nosotros' },
  { path: paths.referralProgram, label: inLines('Programa ', 'de referencia') },
  { path: paths.hunting, label: 'Hunting' },
  { path: paths.outsourcing, label: inLines('Consultoría/', 'Outsourcing') },
  { path: paths.softwareFactory, label: inLines('Fábrica ', 'de software') },
  { path: paths.contact, label: 'Contacto' },
  { path: paths.workWithUs, label: inLines('Trabaja ', 'con nosotros') },
  { path: paths.offers, label: 'Ofertas laborales' },
];

const listStyles: SystemStyleObject = {
  listStyleType: 'none',
  lg: { display: 'flex' },
  // Between the width at which the header holds links and the one at which it holds them in one line.
  '@media (min-width: 62rem) and (max-width: 78.99875rem)': { '& a': { width: 'min-content' } },
};

export function MenuLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <chakra.ul css={listStyles}>
      {links.map(({ path, label }) => (
        <li key={path}>
          <MenuLink path={path} onChoose={onChoose}>
            <span>{label}</span>
          </MenuLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** A label that fits into two lines where one has no room. */
function inLines(first: string, second: string) {
  return (
    <>
      {first}
      <wbr />
      <chakra.span whiteSpace="nowrap">{second}</chakra.span>
    </>
  );
}
