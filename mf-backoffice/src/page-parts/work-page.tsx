import { Container } from '@chakra-ui/react/container';
import { BackLink } from '@portal/kit/ui/back-link';
import { PageHeader } from '@portal/kit/ui/page-header';
import type { ReactNode } from 'react';
import type { Elements } from '@portal/kit/ui/elements';

type WorkPageProps = {
  title: string;
  description?: ReactNode;
  /** The one main action of the page. */
  action?: Elements;
  /** Where «Atrás» leads; without it there is no such link. */
  backTo?: string;
  /** Where a part has a small screen to itself: the way back to the whole, in the same place. */
  partOf?: { text: string; to: string } | undefined;
  children: Elements;
};

/** Frame of a page of the back office: way back, heading with its action, content. */
export function WorkPage({ backTo, partOf, children, ...header }: WorkPageProps) {
  return (
    <Container paddingBlock={{ base: '6', md: '10' }} minHeight="70vh">
      {backTo && (
        <BackLink to={backTo} {...(partOf && { hideBelow: 'lg' })}>
          Atrás
        </BackLink>
      )}
      {partOf && (
        <BackLink to={partOf.to} hideFrom="lg">
          {partOf.text}
        </BackLink>
      )}
      <PageHeader {...header} />
      {children}
    </Container>
  );
}
