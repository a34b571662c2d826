import { Company } from './company';

export default function Page() {
  return <Company />;
}
