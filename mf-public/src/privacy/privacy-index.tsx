import { chakra } from '@chakra-ui/react/styled-system';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Link } from '@portal/runtime';
import { privacy } from './privacy-content';

const IndexLink = chakra(Link, {
  base: {
    display: 'block',
    paddingBlock: '1.5',
    paddingInlineStart: '4',
    fontSize: '0.9375rem',
    lineHeight: '1.4',
    color: 'ink.muted',
    _hover: { color: 'ink', textDecoration: 'underline' },
  },
});

/** Sticky only if all of it fits, also with large text. */
const besideTheText = {
  '@media (min-width: 62em) and (min-height: 40em)': { position: 'sticky', top: '92px' },
} as const;

type PrivacyIndexProps = { parts: readonly { id: string; title: string }[] };

/** Table of contents with a link to the form: beside the text, or above it on a phone. */
export function PrivacyIndex({ parts }: PrivacyIndexProps) {
  const links = (
    <chakra.ol borderInlineStart="2px solid" borderColor="line">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <IndexLink to={`#${id}`}>{title}</IndexLink>
        </li>
      ))}
    </chakra.ol>
  );

  return (
    <chakra.nav
      aria-label={privacy.index}
      css={besideTheText}
      display="grid"
      gap={{ base: '3', lg: '6' }}
      maxWidth={{ md: '400px' }}
    >
      <chakra.details
        display={{ lg: 'none' }}
        paddingInline="4"
        borderWidth="1px"
        borderColor="line.strong"
        borderRadius="sm"
      >
        <chakra.summary paddingBlock="10px" fontWeight="700" cursor="pointer">
          {privacy.index}
        </chakra.summary>
        <chakra.div paddingBottom="3">{links}</chakra.div>
      </chakra.details>
      <chakra.div display={{ base: 'none', lg: 'block' }}>
        <chakra.p fontWeight="700" marginBottom="2">
          {privacy.index}
        </chakra.p>
        {links}
      </chakra.div>
      <LinkButton to="#solicitud">{privacy.askTitle}</LinkButton>
    </chakra.nav>
  );
}
