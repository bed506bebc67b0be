import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { paths } from '@portal/kit/routing/paths';
import { useId } from 'react';
import { inPanel, inRow, MenuLink, wideHeader } from './menu-link';

type MenuEntry = { path: string; label: string };

// In the order of the specification (S2.05), with the labels of reading A33.
const beforeServices: readonly MenuEntry[] = [
  { path: paths.home, label: 'Inicio' },
  { path: paths.about, label: 'Nosotros' },
  { path: paths.referralProgram, label: 'Programa de referencia' },
];
const services: readonly MenuEntry[] = [
  { path: paths.hunting, label: 'Hunting' },
  { path: paths.outsourcing, label: 'Consultoría/Outsourcing' },
  { path: paths.softwareFactory, label: 'Fábrica de software' },
];
const afterServices: readonly MenuEntry[] = [
  { path: paths.contact, label: 'Contacto' },
  { path: paths.workWithUs, label: 'Trabaja con nosotros' },
];

const listStyles: SystemStyleObject = {
  [inRow]: { display: 'flex', alignItems: 'center', gap: '1px', whiteSpace: 'nowrap' },
  [wideHeader]: { gap: '1.5' },
};

/** The services share a frame, with a title if there is room. */
const groupStyles: SystemStyleObject = {
  borderWidth: '1px',
  borderRadius: '10px',
  bg: 'soft',
  '& a:hover': { bg: 'surface' },
  [inPanel]: { marginBlock: '1.5', padding: '8px 4px 4px' },
  [inRow]: { marginInline: '3px', paddingInline: '1px', '& ul': { display: 'flex' } },
  [wideHeader]: { display: 'flex', alignItems: 'center' },
};

const groupNameStyles: SystemStyleObject = {
  fontSize: '0.875rem',
  fontWeight: '600',
  [inPanel]: { paddingInline: '3', color: 'ink.muted' },
  [inRow]: { display: 'none' },
  [wideHeader]: { display: 'inline', paddingInline: '10px 4px', fontSize: '0.8125rem' },
};

/** The main link is filled. Styled through its list item, because all links share one class. */
const offersStyles: SystemStyleObject = {
  '& a': {
    // Visible in forced colours, which remove the background.
    borderWidth: '1px',
    borderColor: 'transparent',
    bg: 'primary',
    fontWeight: '600',
    [inPanel]: { minHeight: '48px' },
    [inRow]: { paddingInline: '10px' },
  },
  '& a, & a:hover, & a[aria-current=page]': { color: 'white' },
  '& a:hover': { bg: 'primary.dark' },
  '& a[aria-current=page]': { bg: 'ink' },
  '& a[aria-current=page]::after': { borderColor: 'ink', [inPanel]: { display: 'none' } },
  [inPanel]: { paddingBlock: '1.5' },
  [inRow]: { marginInlineStart: '3px' },
};

export function MenuLinks({ onChoose }: { onChoose: () => void }) {
  const servicesId = useId();
  const toItem = ({ path, label }: MenuEntry) => (
    <li key={path}>
      <MenuLink to={path} onClick={onChoose}>
        {label}
      </MenuLink>
    </li>
  );

  return (
    <chakra.ul css={listStyles}>
      {beforeServices.map(toItem)}
      <chakra.li css={groupStyles}>
        <chakra.span id={servicesId} css={groupNameStyles}>
          Servicios
        </chakra.span>
        <ul aria-labelledby={servicesId}>{services.map(toItem)}</ul>
      </chakra.li>
      {afterServices.map(toItem)}
      <chakra.li css={offersStyles}>
        <MenuLink to={paths.offers} onClick={onChoose}>
          Ofertas laborales
        </MenuLink>
      </chakra.li>
    </chakra.ul>
  );
}
