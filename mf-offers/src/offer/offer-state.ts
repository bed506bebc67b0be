export { isOpen } from '@portal/kit/format/offer-state';
