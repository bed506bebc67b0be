import { searchText } from '@portal/kit/format/search-text';
import { hasRole, useSession } from '@portal/runtime';
import { useState } from 'react';
import type { FindingGroup } from './finding';
import { findAreas } from './site-areas';
import { useCandidates } from './use-candidates';
import { useOffers } from './use-offers';
import { usePeople } from './use-people';

/**
 * Candidates and people as the server finds them, for those who may read them; offers by their title, and pages by their
 * name. Nothing is asked for before something is typed.
 */
function useFindings(typed: string) {
  const session = useSession();
  const text = typed.trim();
  const isWanted = text !== '';
  const candidates = useCandidates(text, isWanted && hasRole(session, 'ROLE_ADMIN'));
  const people = usePeople(text, isWanted && session.isAuthenticated);
  const offers = useOffers(text, isWanted);
  const read = [candidates, people, offers];

  const groups: FindingGroup[] = [
    { label: 'Candidatos', findings: candidates.findings },
    { label: 'Personas', findings: people.findings },
    { label: 'Ofertas', findings: isWanted ? offers.findings : [] },
    { label: 'Pantallas', findings: findAreas(session, searchText(text)) },
  ];
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    isLoading: read.some(({ isLoading }) => isLoading),
    hasFailed: read.some(({ error }) => error !== undefined),
  };
}

/** What was found stays until what is sought next is found, so that nothing flickers while somebody types. */
export function useSettledFindings(text: string) {
  const found = useFindings(text);
  const { groups, isLoading } = found;
  const [settled, setSettled] = useState({ text, groups });
  if (!isLoading && settled.text !== text) setSettled({ text, groups });
  return { ...found, groups: isLoading ? settled.groups : groups };
}
