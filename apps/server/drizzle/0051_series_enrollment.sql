ALTER TABLE "enrollments" ALTER COLUMN "session_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enrollments" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_series_fk" FOREIGN KEY ("series_id","company_id") REFERENCES "public"."series"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_series" UNIQUE("series_id");--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_of_one" CHECK (num_nonnulls("enrollments"."session_id", "enrollments"."series_id") = 1);