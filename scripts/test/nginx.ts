import { hasNginx } from '../servers/run-nginx';
import { installFromDebian } from './install-from-debian';

/** Whether Debian's nginx is there, installed now if that is possible; openssl makes the certificate of a test. */
export const findNginx = () =>
  hasNginx() || (installFromDebian(['nginx-light', 'openssl']) && hasNginx());

export const missingNginx = 'Sin nginx: instala el paquete nginx-light de Debian.';
