import { Container } from '@chakra-ui/react/container';
import { PageHeader } from '@portal/kit/ui/page-header';
import { LinkButton } from '@portal/kit/ui/link-button';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

type WorkPageProps = {
  title: string;
  description?: ReactNode;
  /** The one main action of the page. */
  action?: ReactNode;
  /** Where «Atrás» leads; without it there is no such link. */
  backTo?: string;
  /** Where a part has a small screen to itself: the way back to the whole, in the same place. */
  partOf?: { text: string; to: string } | undefined;
  children: ReactNode;
};

/** Frame of a page of the back office: way back, heading with its action, content. */
export function WorkPage({ backTo, partOf, children, ...header }: WorkPageProps) {
  return (
    <Container paddingBlock={{ base: '6', md: '10' }} minHeight="70vh">
      {backTo && <BackLink to={backTo} text="Atrás" hideBelow={partOf && 'lg'} />}
      {partOf && <BackLink {...partOf} hideFrom="lg" />}
      <PageHeader {...header} />
      {children}
    </Container>
  );
}

type BackLinkProps = { to: string; text: string; hideBelow?: 'lg' | undefined; hideFrom?: 'lg' };

function BackLink({ text, ...rest }: BackLinkProps) {
  return (
    <LinkButton variant="ghost" size="sm" marginInlineStart="-3" marginBottom="2" {...rest}>
      <ArrowLeft aria-hidden size={18} />
      {text}
    </LinkButton>
  );
}
