import { formatNumber } from '@portal/kit/format/money';

const kilobyte = 1024;

/** «340 KB», «2,4 MB» */
export const fileSize = (bytes: number) =>
  bytes < kilobyte * kilobyte
    ? `${formatNumber(Math.max(1, Math.round(bytes / kilobyte)))} KB`
    : `${formatNumber(Math.round((bytes * 10) / kilobyte / kilobyte) / 10)} MB`;
