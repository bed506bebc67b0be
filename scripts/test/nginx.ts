import { hasNginx } from '../servers/run-nginx';
import { installFromDebian } from './install-from-debian';

/** True if available, installed now if possible. openssl makes the certificate of a test. */
export const findNginx = () =>
  hasNginx() || (installFromDebian(['nginx-light', 'openssl']) && hasNginx());

export const missingNginx = 'Sin nginx: instala el paquete nginx-light de Debian.';
