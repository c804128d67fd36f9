/** Price of so many seats a month: the more seats, the less each costs. */
export function seatPrice(seats, plan) {
  let each = plan.single;
  if (seats >= 50) {
    each = plan.enterprise;
  } else if (seats >= 10) {
    each = plan.business;
  } else if (seats >= 3) {
    each = plan.team;
  }
  return { each, total: each * seats };
}
