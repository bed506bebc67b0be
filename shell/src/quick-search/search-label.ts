import { hasRole, type Session } from '@portal/runtime';

/** Describes the content that the user can search. */
export function searchLabel(session: Session) {
  if (!session.isAuthenticated) return 'Busca una página, un servicio o una oferta';
  return hasRole(session, 'ROLE_ADMIN')
    ? 'Busca personas, candidatos, ofertas y pantallas'
    : 'Busca personas, ofertas y pantallas';
}
