export interface Parcel {
  weight: number;
  express: boolean;
  country: string;
}

export function shippingCost({ weight, express, country }: Parcel): number {
  const base = weight <= 1 ? 4 : weight <= 5 ? 7 : 12;
  const abroad = country === 'DE' ? 0 : 8;
  return (express ? base * 2 : base) + abroad;
}
